import { href, useParams } from 'react-router';
import { newRecord } from '#contracts/records.ts';
import { useTexts } from '../lib/texts.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { DrawerLink } from './drawer-link.tsx';
import type { Drawn } from './drawer-address.ts';
import styles from './new-client-steps.module.css';

const steps = ['account', 'portfolio', 'invitation'] as const;

/** Shows the progress with a new client: the account, the portfolio and the invitation. */
export function NewClientSteps({ drawn }: { readonly drawn: Drawn }) {
  const texts = useTexts();
  const at = steps.indexOf(stepOf(drawn));
  return (
    <ol className={styles.steps} aria-label={texts('newClient.steps')}>
      {steps.map((step, index) => (
        <li key={step} className={styles.step} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          {texts(`newClient.${step}`)}
        </li>
      ))}
    </ol>
  );
}

/** After the invitation: another portfolio, or what there is by now. */
export function NewClientFoot({ drawn: { id } }: { readonly drawn: Drawn }) {
  const texts = useTexts();
  const { portal = '' } = useParams();
  return (
    <>
      <DrawerLink drawn={{ collection: 'portfolios', id: newRecord, below: id, isNewClient: true }}>
        {texts('newClient.another')}
      </DrawerLink>
      <LinkButton to={href('/dashboard/:portal/account/:account', { portal, account: id })} look="primary">
        {texts('newClient.open')}
      </LinkButton>
    </>
  );
}

function stepOf({ collection, id }: Drawn): (typeof steps)[number] {
  if (collection === 'portfolios') return 'portfolio';
  return id === newRecord ? 'account' : 'invitation';
}

/** Returns the next form after the creation of a record: from a new client's account the portfolio, then the invitation. Null after any other. */
export function stepAfter({ collection, below, isNewClient }: Drawn, created: string): Drawn | null {
  if (!isNewClient) return null;
  if (collection === 'accounts') return { collection: 'portfolios', id: newRecord, below: created, isNewClient };
  return below === undefined ? null : { collection: 'accounts', id: below, tab: 'invitation', isNewClient };
}
