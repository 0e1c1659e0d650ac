import { TenderProvider } from '@tender/react';
import {
  CardholderNameField,
  CardNumberField,
  ExpirationDateField,
  HostedFields,
  PostalCodeField,
  SecurityCodeField,
  useHostedFields,
  type CardFieldProps,
  type HostedFieldsProps,
} from '@tender/react/hosted-fields';
import { StrictMode, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

type Name = 'number' | 'cvv' | 'expirationDate' | 'postalCode' | 'cardholderName';

/** What a test says of the page. */
export interface CardPageProps {
  readonly authorization: string;
  /** Each group of fields is a form with an instance of its own; default one. */
  readonly forms?: readonly {
    /** Field names in order, in as many boxes as wished; a field that changes its box changes its parent. */
    readonly boxes: readonly (readonly Name[])[];
    readonly options?: HostedFieldsProps;
    readonly fields?: Partial<Record<Name, CardFieldProps>>;
  }[];
}

declare global {
  interface Window {
    cardPage: {
      show(props: CardPageProps | null): void;
      /** How many instances each form has had. */
      instances(form?: number): number;
    };
  }
}

const FIELDS: Readonly<Record<Name, readonly [ComponentType<CardFieldProps>, label: string]>> = {
  number: [CardNumberField, 'Card number'],
  cvv: [SecurityCodeField, 'Security code'],
  expirationDate: [ExpirationDateField, 'Expires'],
  postalCode: [PostalCodeField, 'Postal code'],
  cardholderName: [CardholderNameField, 'Name on the card'],
};
const everyField = [['number', 'expirationDate', 'cvv', 'postalCode']] as const;
const seen: object[][] = [];

function CardPage({ authorization, forms = [{ boxes: everyField }] }: CardPageProps): ReactNode {
  return (
    <TenderProvider authorization={authorization}>
      <h1>Card</h1>
      {forms.map(({ boxes, options, fields = {} }, form) => (
        <HostedFields key={form} {...options}>
          <Form form={form}>
            {boxes.map((names, box) => (
              <div key={box} className="box">
                {names.map((name) => {
                  const [Field, label] = FIELDS[name];
                  return <Field key={name} label={label} {...fields[name]} />;
                })}
              </div>
            ))}
          </Form>
        </HostedFields>
      ))}
    </TenderProvider>
  );
}

function Form({ form, children }: { form: number; children: ReactNode }): ReactNode {
  const { status, instance, tokenize } = useHostedFields();
  const [submitted, count] = useState(0);
  useEffect(() => {
    const instances = (seen[form] ??= []);
    if (instance && !instances.includes(instance)) instances.push(instance);
  }, [form, instance]);
  return (
    <form
      id={`form-${form}`}
      data-status={status}
      onSubmit={(event) => {
        event.preventDefault();
        count((times) => times + 1);
        void tokenize.run();
      }}
    >
      {children}
      <button>Pay</button>
      <output>{tokenize.pending ? 'pending' : (tokenize.data?.nonce ?? tokenize.error?.code ?? status)}</output>
      <data value={submitted} />
    </form>
  );
}

const root = createRoot(document.querySelector('main') as Element);
window.cardPage = {
  show: (props) =>
    root.render(
      props && (
        <StrictMode>
          <CardPage {...props} />
        </StrictMode>
      ),
    ),
  instances: (form = 0) => seen[form]?.length ?? 0,
};
