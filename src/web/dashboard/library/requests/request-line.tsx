import { CircleCheck, CircleDashed, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { ShownRequest, ShownRequestLine } from '#contracts/document-requests.ts';
import { type LineState, requestLimits } from '#domain/document/document-request.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import { LineUpload } from './line-upload.tsx';
import styles from './requests.module.css';

interface RequestLineProps {
  readonly portal: string;
  readonly request: ShownRequest;
  readonly line: ShownRequestLine;
  readonly library: string;
}

const looks: Readonly<Record<LineState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  open: { tone: 'neutral', icon: CircleDashed },
  sent: { tone: 'accent', icon: Clock },
  accepted: { tone: 'positive', icon: CircleCheck },
  returned: { tone: 'warning', icon: Undo2 },
};

/** One document that is asked for. */
export function RequestLine({ portal, request, line, library }: RequestLineProps) {
  const texts = useTexts();
  const { title, state, document, reason } = line;
  return (
    <li className={styles.line}>
      <div className={styles.lineHead}>
        <p className={styles.lineName}>{title}</p>
        <Tag tone={looks[state].tone} icon={looks[state].icon}>
          {texts(`library.requests.lineStates.${state}`)}
        </Tag>
      </div>
      {document && (
        <Link to={`${library}?document=${document.id}`} className={styles.document}>
          {document.title}
        </Link>
      )}
      {reason !== null && <p className={styles.reason}>{texts('library.requests.reason', { reason })}</p>}
      {request.mayDecide && state === 'sent' && document && <Decision request={request.id} line={line.number} document={document.id} />}
      {request.maySend && state !== 'accepted' && !(request.mayDecide && state === 'sent') && (
        <LineUpload portal={portal} account={request.account.id} request={request.id} line={line} />
      )}
    </li>
  );
}

interface DecisionProps {
  readonly request: string;
  readonly line: number;
  readonly document: string;
}

/** Accepted with a press; sent back with a reason. */
function Decision({ request, line, document }: DecisionProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const [isReturned, setReturned] = useState(false);
  return (
    <Form method="post" preventScrollReset className={styles.decision}>
      <input type="hidden" name="request" value={request} />
      <input type="hidden" name="line" value={line} />
      <input type="hidden" name="document" value={document} />
      {isReturned && (
        <TextAreaField
          label={texts('library.requests.returnReason')}
          hint={texts('library.requests.returnHint')}
          name="reason"
          rows={3}
          maxLength={requestLimits.reason}
          required
        />
      )}
      <div className={styles.actions}>
        {isReturned ? (
          <>
            <Button type="submit" name="intent" value="return" look="primary" size="small" disabled={isBusy}>
              {texts('library.requests.return')}
            </Button>
            <Button size="small" onClick={() => setReturned(false)}>
              {texts('kit.cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" name="intent" value="accept" look="primary" size="small" disabled={isBusy}>
              {texts('library.requests.accept')}
            </Button>
            <Button size="small" onClick={() => setReturned(true)}>
              {texts('library.requests.return')}
            </Button>
          </>
        )}
      </div>
    </Form>
  );
}
