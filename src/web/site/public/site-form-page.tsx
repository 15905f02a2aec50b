import type { SentForm, SiteForm as Form } from '#contracts/site.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { SiteAnchor } from './site-anchor.tsx';
import { SiteForm, type SiteFormAnswer } from './site-form.tsx';
import { SiteFrame, type SiteFrameProps } from './site-frame.tsx';
import { SiteHead } from './site-parts.tsx';
import formStyles from './site-form.module.css';
import styles from './site.module.css';

interface SiteFormPageProps extends SiteFrameProps {
  readonly form: Form;
  /** The earlier submission of the reader; null for none, or if the form does not care. */
  readonly sent: SentForm | null;
  readonly isSent: boolean;
  readonly answered: SiteFormAnswer | null;
}

/** A form of the firm at its own address, and once it was sent, what the firm says then. */
export function SiteFormPage({ form, sent, isSent, answered, ...frame }: SiteFormPageProps) {
  const texts = useTexts();
  const summary = isSent ? (form.endMessage ?? texts('publicSite.form.thanks')) : form.description;
  return (
    <SiteFrame {...frame}>
      <title>{`${form.title} · ${frame.brand.name}`}</title>
      <meta name="description" content={form.description ?? form.title} />
      <SiteHead title={form.title} summary={summary} action={isSent ? { label: texts('publicSite.demo.home'), href: '/' } : null} />
      {!(isSent && sent === null) && (
        <section className={styles.raised}>
          <div className={styles.wrap}>
            {sent !== null && <SentNote sent={sent} path={form.path} />}
            {!isSent && <Asked form={form} sent={sent} answered={answered} />}
          </div>
        </section>
      )}
    </SiteFrame>
  );
}

/** The form, unless the reader has sent it and may do so only once: then why they cannot. */
function Asked({ form, sent, answered }: Pick<SiteFormPageProps, 'form' | 'sent' | 'answered'>) {
  const isChanged = sent?.isChanged === true;
  if (sent?.isOnce && !isChanged) return answered?.text ? <p role="alert">{answered.text}</p> : null;
  return (
    <SiteForm form={form} answered={answered} isChanged={isChanged}>
      <FormKey />
    </SiteForm>
  );
}

/** Tells when the reader has sent the form, and leads to their answers while they may change them. */
function SentNote({ sent: { day, mayChange, isChanged }, path }: { readonly sent: SentForm; readonly path: string }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <p className={formStyles.sent}>
      {texts(isChanged ? 'publicSite.form.changing' : 'publicSite.form.sentOn', { day: formats.date(day) })}
      {mayChange && !isChanged && <SiteAnchor href={`${path}?change`}>{texts('publicSite.form.change')}</SiteAnchor>}
    </p>
  );
}
