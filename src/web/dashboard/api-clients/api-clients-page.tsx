import { PlugZap } from 'lucide-react';
import type { ApiClientAnswer, ShownApiClient } from '#contracts/admin/api-clients.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import headStyles from '../page-head.module.css';
import styles from './api-clients.module.css';
import { ApiClientLine } from './api-client-line.tsx';
import { MakeApiClient } from './make-api-client.tsx';
import { SecretCard } from './secret-card.tsx';

/** A form that was refused, in the reader's language. */
export interface ApiClientRefusal {
  readonly code: string;
  readonly text: string;
}

interface ApiClientsPageProps {
  readonly clients: readonly ShownApiClient[];
  /** Of the form that was sent last. */
  readonly answer: ApiClientAnswer | ApiClientRefusal | null;
}

/** The systems that may ask the API: who they are, what they may do, and a way to end it. */
export function ApiClientsPage({ clients, answer }: ApiClientsPageProps) {
  const texts = useTexts();
  const refusal = answer && 'code' in answer ? answer : null;
  return (
    <>
      <title>{texts('apiClients.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('apiClients.title')}</h1>
          <p className={headStyles.text}>{texts('apiClients.text')}</p>
        </div>
      </header>
      <div className={styles.cards}>
        {answer && 'secret' in answer && <SecretCard made={answer} />}
        <Card title={texts('apiClients.list')} isFlush>
          {clients.length === 0 ? (
            <EmptyState icon={PlugZap} title={texts('apiClients.empty')} text={texts('apiClients.emptyText')} />
          ) : (
            <ul className={styles.list}>
              {clients.map((client) => (
                <ApiClientLine key={client.id} client={client} />
              ))}
            </ul>
          )}
        </Card>
        <MakeApiClient key={clients.length} refusal={refusal} />
      </div>
    </>
  );
}
