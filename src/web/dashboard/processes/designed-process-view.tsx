import { href } from 'react-router';
import type { DesignedProcess } from '#contracts/processes.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { AnswerList } from '../../ui/asked/answer-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useLightPaper } from '../../ui/use-light-paper.ts';
import headStyles from '../page-head.module.css';
import { DesignedForm, type DesignedAnswer } from './designed-form.tsx';
import styles from './process-view.module.css';
import { partId, usePartFocus } from './use-part-focus.ts';

interface DesignedProcessViewProps {
  readonly portal: string;
  readonly designed: DesignedProcess;
  readonly answered: DesignedAnswer | null;
}

/** A form that the firm has designed for the portal, and once it is sent, what was. */
export function DesignedProcessView({ portal, designed, answered }: DesignedProcessViewProps) {
  usePartFocus(designed.kind);
  useLightPaper();
  const title = designed.kind === 'asked' ? designed.form.title : designed.title;
  return (
    <>
      <title>{title}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{title}</h1>
          {designed.kind === 'asked' && designed.form.description !== null && (
            <p className={headStyles.text}>{designed.form.description}</p>
          )}
        </div>
      </header>
      {designed.kind === 'asked' ? <Asked asked={designed} answered={answered} /> : <Sent portal={portal} sent={designed} />}
    </>
  );
}

interface AskedProps extends Pick<DesignedProcessViewProps, 'answered'> {
  readonly asked: Extract<DesignedProcess, { readonly kind: 'asked' }>;
}

function Asked({ asked, answered }: AskedProps) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <div className={styles.columns}>
      <DesignedForm asked={asked} answered={answered} />
      <Card title={texts('processes.why')} className={styles.before}>
        <ul className={styles.notes}>
          {asked.sentOn !== null && <li>{texts('portalForms.sentBefore', { day: formats.date(asked.sentOn) })}</li>}
          <li>{texts('portalForms.readers')}</li>
        </ul>
      </Card>
    </div>
  );
}

interface SentProps extends Pick<DesignedProcessViewProps, 'portal'> {
  readonly sent: Extract<DesignedProcess, { readonly kind: 'sent' }>;
}

function Sent({ portal, sent: { endMessage, isOnce, day, fields, answers } }: SentProps) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <div className={styles.submitted}>
      <Card>
        <p id={partId} tabIndex={-1} className={styles.thanks}>
          {endMessage ?? texts('portalForms.thanks')}
        </p>
        <p className={styles.when}>{texts('portalForms.sentOn', { day: formats.date(day) })}</p>
        <div className={styles.buttons}>
          <LinkButton to={href('/dashboard/:portal/processes', { portal })} look="primary">
            {texts('portalForms.toList')}
          </LinkButton>
          {!isOnce && <LinkButton to="?">{texts('portalForms.again')}</LinkButton>}
          <Button onClick={() => window.print()}>{texts('processes.print')}</Button>
        </div>
      </Card>
      <Card title={texts('portalForms.answers')}>
        <AnswerList fields={fields} answers={answers} />
      </Card>
    </div>
  );
}
