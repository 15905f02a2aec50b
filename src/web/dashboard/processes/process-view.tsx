import type { ProcessPage } from '#contracts/processes.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import headStyles from '../page-head.module.css';
import { FormWizard, type Refused } from './form-wizard.tsx';
import styles from './process-view.module.css';
import { partId, usePartFocus } from './use-part-focus.ts';
import { useLightPaper } from '../../ui/use-light-paper.ts';
import { SubmittedAnswers } from './submitted-answers.tsx';

interface ProcessViewProps {
  readonly process: ProcessPage;
  readonly step: string | null;
  /** The address after submission. */
  readonly goOn: string;
  readonly answered: Refused | null;
}

/** The form that the firm asks a client to fill in, and once it is handed in, what was. */
export function ProcessView({ process, step, goOn, answered }: ProcessViewProps) {
  const locale = useLocale();
  usePartFocus(process.kind === 'open' ? step : 'submitted');
  useLightPaper();
  const { form } = process.kind === 'open' ? process.open : process;
  return (
    <>
      <title>{form.name[locale]}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{form.name[locale]}</h1>
          {process.kind === 'open' && <p className={headStyles.text}>{form.description[locale]}</p>}
        </div>
      </header>
      {process.kind === 'open' ? (
        <div className={styles.columns}>
          <FormWizard key={step} open={process.open} step={step} answered={answered} />
          <Before minutes={form.minutes} />
        </div>
      ) : (
        <div className={styles.submitted}>
          <Thanks submitted={process} goOn={goOn} />
          <SubmittedAnswers submitted={process} />
        </div>
      )}
    </>
  );
}

/** Shows notes to read before the form. */
export function Before({ minutes }: { readonly minutes: number }) {
  const texts = useTexts();
  return (
    <Card title={texts('processes.why')} className={styles.before}>
      <ul className={styles.notes}>
        <li>{texts('processes.minutes', { count: minutes })}</li>
        <li>{texts('processes.kept')}</li>
        <li>{texts('processes.readers')}</li>
      </ul>
    </Card>
  );
}

interface ThanksProps {
  readonly submitted: Extract<ProcessPage, { readonly kind: 'submitted' }>;
  readonly goOn: string;
}

function Thanks({ submitted: { form, name, submittedAt }, goOn }: ThanksProps) {
  const texts = useTexts();
  const formats = useFormats();
  const locale = useLocale();
  return (
    <Card>
      <p id={partId} tabIndex={-1} className={styles.thanks}>
        {form.endMessage[locale]}
      </p>
      <p className={styles.when}>{texts('processes.submittedBy', { moment: formats.moment(submittedAt), name })}</p>
      <div className={styles.buttons}>
        <LinkButton to={goOn} look="primary">
          {texts('processes.toPortal')}
        </LinkButton>
        <Button onClick={() => window.print()}>{texts('processes.print')}</Button>
      </div>
    </Card>
  );
}
