import { Button } from '../ui/button.tsx';
import { ChoiceList } from '../ui/fields/choice-list.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextAreaField } from '../ui/fields/text-area-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { type SamplesProps, States } from './states.tsx';
import styles from './kit-page.module.css';

const currencies = ['EUR', 'GBP', 'USD'].map((value) => ({ value, label: value }));

export function NativeSamples({ words }: SamplesProps) {
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        {(['primary', 'default', 'text', 'danger'] as const).map((look) => (
          <Button key={look} look={look}>
            {look === 'danger' ? words.remove : words.save}
          </Button>
        ))}
        <Button look="primary" disabled>
          {words.save}
        </Button>
        <LinkButton to="?">{words.more}</LinkButton>
      </div>
      <States words={words}>
        {({ readOnly = false, ...state }) => (
          <>
            <TextField label={words.name} defaultValue="Eleni Kosta" readOnly={readOnly} {...state} />
            <PasswordField label={words.password} defaultValue="correct horse" autoComplete="off" readOnly={readOnly} {...state} />
            <TextAreaField label={words.note} rows={2} defaultValue={words.text} readOnly={readOnly} {...state} />
            {!readOnly && <SelectField label={words.currency} all={words.any} options={currencies} {...state} />}
            {!readOnly && (
              <ChoiceList
                legend={words.letters}
                choices={[
                  { value: 'post', label: words.byPost, isChosen: true },
                  { value: 'email', label: words.byEmail },
                ]}
                {...state}
              />
            )}
          </>
        )}
      </States>
    </div>
  );
}
