import {
  type ContactField,
  type ContactFields as Fields,
  contactFields,
  contactLengths,
  contactRefusals,
} from '#contracts/people/contact.ts';
import { useTexts } from '../../lib/texts.tsx';
import { CountryField } from '../../ui/fields/country-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './contact-fields.module.css';

interface ContactFieldsProps {
  /** The values of the fields. */
  readonly fields: Fields;
  /** Returns the error of a field, given its refusal codes. */
  readonly errorOf: (...codes: readonly string[]) => string | undefined;
}

const refusals: Partial<Record<ContactField, readonly string[]>> = contactRefusals;
const inputModes: Partial<Record<ContactField, 'tel' | 'url'>> = { telephone: 'tel', profileUrl: 'url', linkedin: 'url' };

/** Short enough to stand side by side. */
const halves: ReadonlySet<ContactField> = new Set(['postcode', 'city']);

/** The refusals that these fields show themselves. */
export const contactCodes: readonly string[] = Object.values(contactRefusals).flat();

/** Returns a function that names the contact fields. */
export function useContactLabels() {
  const texts = useTexts();
  return (field: ContactField) => texts(`contact.${field}`);
}

/** Shows the contact fields of a form. The browser does not validate web addresses, because the server also accepts them without a scheme. */
export function ContactFields({ fields, errorOf }: ContactFieldsProps) {
  const labelOf = useContactLabels();
  return (
    <div className={styles.fields}>
      {contactFields.map((field) => (
        <div key={field} className={halves.has(field) ? styles.half : undefined}>
          <ContactEditor field={field} label={labelOf(field)} value={fields[field]} error={errorOf(...(refusals[field] ?? []))} />
        </div>
      ))}
    </div>
  );
}

interface ContactEditorProps {
  readonly field: ContactField;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
}

function ContactEditor({ field, label, value, error }: ContactEditorProps) {
  if (field === 'country') return <CountryField name={field} {...{ label, value, error }} />;
  return (
    <TextField
      label={label}
      name={field}
      inputMode={inputModes[field]}
      defaultValue={value}
      maxLength={contactLengths[field]}
      autoComplete="off"
      spellCheck={inputModes[field] ? false : undefined}
      error={error}
    />
  );
}
