import { useFetcher } from 'react-router';
import type { ApiClientUse } from '#contracts/admin/api-clients.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import columnStyles from '../../dashboard/columns.module.css';
import { FactList } from '../../ui/fact-list.tsx';
import { ConfirmClickButton } from '../confirm-click-button.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';

/** Shows when a system's access was created, last used and revoked. */
export function UsePanel({ id, data }: { readonly id: string; readonly data: ApiClientUse }) {
  const texts = useTexts();
  const formats = useFormats();
  const { createdAt, maker, lastUsedAt, revokedAt } = data;
  const by = maker === null ? '' : ` ${texts('apiClients.madeBy', { name: maker })}`;
  const facts = [
    [texts('apiClients.clientId'), id],
    [texts('apiClients.made'), `${formats.moment(createdAt)}${by}`],
    [texts('apiClients.used'), lastUsedAt === null ? texts('apiClients.neverUsed') : formats.moment(lastUsedAt)],
    [
      texts('apiClients.state'),
      revokedAt === null ? texts('apiClients.live') : `${texts('apiClients.revoked')}: ${formats.moment(revokedAt)}`,
    ],
  ] as const;
  return (
    <div className={columnStyles.cards}>
      <Card title={texts('apiClients.access')}>
        <FactList facts={facts} />
      </Card>
      {revokedAt === null && <Revoke />}
    </div>
  );
}

function Revoke() {
  const texts = useTexts();
  const { Form, data, state } = useFetcher<{ readonly text?: string }>();
  return (
    <Card title={texts('apiClients.revoke')} text={texts('apiClients.revokeText')}>
      <Form method="post">
        <FormFoot refusal={data?.text ?? null}>
          <ConfirmClickButton
            intent="revoke"
            label={texts('apiClients.revoke')}
            again={texts('apiClients.revokeSure')}
            isBusy={state !== 'idle'}
          />
        </FormFoot>
      </Form>
    </Card>
  );
}
