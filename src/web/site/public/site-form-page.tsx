import type { SiteForm as Form } from '#contracts/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { SiteForm, type SiteFormAnswer } from './site-form.tsx';
import { SiteFrame, type SiteFrameProps } from './site-frame.tsx';
import { SiteHead } from './site-parts.tsx';
import styles from './site.module.css';

interface SiteFormPageProps extends SiteFrameProps {
  readonly form: Form;
  readonly isSent: boolean;
  readonly answered: SiteFormAnswer | null;
}

/** A form of the firm at its own address, and once it was sent, what the firm says then. */
export function SiteFormPage({ form, isSent, answered, ...frame }: SiteFormPageProps) {
  const texts = useTexts();
  const summary = isSent ? (form.endMessage ?? texts('publicSite.form.thanks')) : form.description;
  return (
    <SiteFrame {...frame}>
      <title>{`${form.title} · ${frame.brand.name}`}</title>
      <meta name="description" content={form.description ?? form.title} />
      <SiteHead title={form.title} summary={summary} action={isSent ? { label: texts('publicSite.demo.home'), href: '/' } : null} />
      {!isSent && (
        <section className={styles.raised}>
          <div className={styles.wrap}>
            <SiteForm form={form} answered={answered}>
              <FormKey />
            </SiteForm>
          </div>
        </section>
      )}
    </SiteFrame>
  );
}
