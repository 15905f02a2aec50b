import { Form, useNavigation } from 'react-router';
import type { ShownRequest } from '#contracts/document-requests.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import panelStyles from '../panel.module.css';
import { SidePanel } from '../side-panel.tsx';
import { StateTag } from './request-list.tsx';
import { RequestLine } from './request-line.tsx';
import styles from './requests.module.css';

interface RequestPanelProps {
  readonly portal: string;
  readonly shown: ShownRequest;
  /** The address where documents open. */
  readonly library: string;
  readonly closeHref: string;
  readonly refusal: string | null;
}

/** A request with its lines: what came to each, and what can be done with it. */
export function RequestPanel({ portal, shown, library, closeHref, refusal }: RequestPanelProps) {
  const texts = useTexts();
  const formats = useFormats();
  const isBusy = useNavigation().state !== 'idle';
  const { id, title, note, by, createdAt, dueOn, lines, mayDecide, state } = shown;
  const asked = { by: by ?? texts('library.theFirm'), at: formats.moment(createdAt) };
  return (
    <SidePanel title={title} kind={shown.account.name} closeHref={closeHref} closeLabel={texts('library.requests.close')}>
      <div className={panelStyles.body}>
        <p className={styles.state}>
          <StateTag request={shown} />
          <span>{texts('library.requests.due', { date: formats.date(dueOn) })}</span>
        </p>
        {note !== '' && <p className={styles.note}>{note}</p>}
        <p className={styles.facts}>{texts('library.requests.asked', asked)}</p>
        <ol className={styles.lines} aria-label={texts('library.requests.lines')}>
          {lines.map((line) => (
            <RequestLine key={`${line.number} ${line.state}`} portal={portal} request={shown} line={line} library={library} />
          ))}
        </ol>
        {mayDecide && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="request" value={id} />
            <FormFoot refusal={refusal}>
              {state !== 'done' && (
                <Button type="submit" name="intent" value="withdraw" disabled={isBusy}>
                  {texts('library.requests.withdraw')}
                </Button>
              )}
            </FormFoot>
          </Form>
        )}
      </div>
    </SidePanel>
  );
}
