import { Form, useNavigation } from 'react-router';
import type { ShownApiClient } from '#contracts/admin/api-clients.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Popover } from '../../ui/popover.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './api-clients.module.css';

/** One system: its name, what it may do, when it last asked. */
export function ApiClientLine({ client }: { readonly client: ShownApiClient }) {
  const texts = useTexts();
  const formats = useFormats();
  const { id, name, scopes, madeAt, maker, lastUsedAt, revokedAt } = client;
  const isLive = revokedAt === null;
  return (
    <li className={styles.line}>
      <div className={styles.about}>
        <p className={styles.name}>
          {name} <Tag tone={isLive ? 'positive' : 'neutral'}>{texts(isLive ? 'apiClients.live' : 'apiClients.revoked')}</Tag>
        </p>
        <p className={styles.hint}>
          {texts('apiClients.scopes')}: {scopes.map((scope) => texts(`apiClients.scope.${scope}`)).join(', ')}
        </p>
        <p className={styles.hint}>
          {texts('apiClients.made')}: {formats.moment(madeAt)}
          {maker !== null && ` ${texts('apiClients.madeBy', { name: maker })}`}
          {' · '}
          {texts('apiClients.used')}: {lastUsedAt === null ? texts('apiClients.neverUsed') : formats.moment(lastUsedAt)}
          {revokedAt !== null && ` · ${texts('apiClients.revoked')}: ${formats.moment(revokedAt)}`}
        </p>
        <p className={styles.code}>{id}</p>
      </div>
      {isLive && <Revoke id={id} name={name} />}
    </li>
  );
}

function Revoke({ id, name }: Pick<ShownApiClient, 'id' | 'name'>) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Popover
      title={texts('apiClients.revoke')}
      trigger={texts('apiClients.revoke')}
      triggerLabel={texts('apiClients.revokeOf', { name })}
      triggerClass={buttonClass({ size: 'small' })}
      position="bottom-end"
    >
      {(close) => (
        <Form method="post" className={styles.question}>
          <p>{texts('apiClients.revokeSure', { name })}</p>
          <input type="hidden" name="intent" value="revoke" />
          <div className={styles.buttons}>
            <Button onClick={close}>{texts('apiClients.keep')}</Button>
            <Button type="submit" name="client" value={id} look="primary" disabled={isBusy}>
              {texts('apiClients.revoke')}
            </Button>
          </div>
        </Form>
      )}
    </Popover>
  );
}
