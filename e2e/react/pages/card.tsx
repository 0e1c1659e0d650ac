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
import { StrictMode, useEffect, useState, type ButtonHTMLAttributes, type ComponentType, type ReactNode } from 'react';
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
    /** Default: one that is enabled. */
    readonly button?: ButtonHTMLAttributes<HTMLButtonElement>;
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
      {forms.map(({ boxes, options, fields = {}, button }, form) => (
        <HostedFields key={form} {...options}>
          <Form form={form} button={button}>
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

function Form({
  form,
  button,
  children,
}: {
  form: number;
  button: ButtonHTMLAttributes<HTMLButtonElement> | undefined;
  children: ReactNode;
}): ReactNode {
  const { status, instance, tokenize } = useHostedFields();
  const [submitted, setSubmitted] = useState<readonly string[]>([]);
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
        const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
        const pairs = [...data].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`);
        setSubmitted((before) => [...before, pairs.join('&')]);
        void tokenize.run();
      }}
    >
      {children}
      <input aria-label="Voucher" name="voucher" />
      <button {...button}>Pay</button>
      <output>{tokenize.pending ? 'pending' : (tokenize.data?.nonce ?? tokenize.error?.code ?? status)}</output>
      <data value={submitted.join(' ')} />
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
