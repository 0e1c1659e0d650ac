// A component of the server: what it takes from @tender/react runs on both sides.
import { CardNumberField, HostedFields } from '@tender/react/hosted-fields';
import { SepaProvider } from '@tender/react/sepa';
import { Shop } from './shop';
import { States } from './states';

export default function Page() {
  return (
    <Shop>
      <HostedFields styles={{ input: { color: 'navy' } }}>
        <CardNumberField label="Card number" />
        <SepaProvider>
          <States />
        </SepaProvider>
      </HostedFields>
    </Shop>
  );
}
