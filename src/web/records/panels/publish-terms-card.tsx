import { useFetcher } from 'react-router';
import type { KeptTerms } from '#contracts/terms.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { showToast } from '../../ui/toast/toast.ts';

/** Begins with what is in force. Refused, what was typed stays. */
export function PublishTermsCard({ terms: { texts: written, versions } }: { readonly terms: KeptTerms }) {
  const texts = useTexts();
  const { Form, state, refusal } = usePublishing();
  return (
    <Card title={texts('terms.publishTitle')} text={texts('terms.publishText')}>
      <Form method="post" className={formStyles.form}>
        <FormKey />
        <input type="hidden" name="after" value={versions[0]?.version ?? 0} />
        {written.map(({ language, text }) => (
          <TextAreaField
            key={language}
            label={
              written.length === 1 ? texts('terms.title') : texts('terms.textIn', { language: texts(`records.languages.${language}`) })
            }
            name={`text-${language}`}
            defaultValue={text}
            rows={14}
            maxLength={100_000}
            lang={language}
            required
          />
        ))}
        <FormFoot refusal={refusal}>
          <Button type="submit" name="intent" value="publish" look="primary" disabled={state !== 'idle'}>
            {texts(state === 'idle' ? 'terms.publish' : 'signIn.wait')}
          </Button>
        </FormFoot>
      </Form>
    </Card>
  );
}

/** The form with a word about what became of it; it outlives the card, which begins again with each version. */
function usePublishing() {
  const texts = useTexts();
  const { Form, data, state } = useFetcher<{ readonly done: 'published' } | { readonly text: string }>({ key: 'publish-terms' });
  useEachAnswer(data, (answer) => {
    if ('done' in answer) showToast({ tone: 'positive', text: texts('terms.published') });
  });
  return { Form, state, refusal: data && 'text' in data && state === 'idle' ? data.text : null };
}
