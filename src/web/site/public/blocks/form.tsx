import type { form } from '#collections/blocks/form.ts';
import siteStyles from '../site.module.css';
import { SiteForm } from '../site-form.tsx';
import type { BlockView } from './block-view.ts';
import { Section } from './section.tsx';

/** A form that the reader may fill in; nothing where they may not. */
export const FormBlock: BlockView<typeof form> = ({ shown: { heading, form: id }, around: { forms } }) => {
  const chosen = forms[id ?? ''];
  if (!chosen) return null;
  return (
    <Section heading={heading ?? chosen.title}>
      {chosen.description !== null && <p className={siteStyles.lead}>{chosen.description}</p>}
      <SiteForm form={chosen} />
    </Section>
  );
};
