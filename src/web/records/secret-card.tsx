import type { ApiClientSecret } from '#contracts/admin/api-clients.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { showToast } from '../ui/toast/toast.ts';
import styles from './secret-card.module.css';

/** The secret of a client that was made a moment ago: it stands nowhere else and is gone with the page. */
export function SecretCard({ made }: { readonly made: ApiClientSecret }) {
  const texts = useTexts();
  const { name, clientId, secret } = made;
  const rows = [
    { label: texts('apiClients.clientId'), value: clientId },
    { label: texts('apiClients.secret'), value: secret },
    { label: texts('apiClients.header'), value: `Authorization: Bearer ${clientId}.${secret}` },
  ];
  return (
    <Card title={texts('apiClients.secretTitle', { name })} text={texts('apiClients.secretText')}>
      <dl className={styles.secret}>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.secretRow}>
            <dt className={styles.hint}>{label}</dt>
            <dd className={styles.code}>{value}</dd>
            <Copy label={label} value={value} />
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Copy({ label, value }: { readonly label: string; readonly value: string }) {
  const texts = useTexts();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    showToast({ tone: 'positive', text: texts('apiClients.copied'), isDiscrete: true });
  };
  return (
    <Button size="small" aria-label={`${texts('apiClients.copy')}: ${label}`} onClick={() => void copy()}>
      {texts('apiClients.copy')}
    </Button>
  );
}
