import { useState } from 'react';
import type { PortalField, PortalFields, PortalSettings } from '#contracts/admin/portal-form.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { LogoField } from '../../ui/fields/logo-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ConflictNote } from '../versioned/conflict-note.tsx';
import { SaveFoot } from '../versioned/save-foot.tsx';
import { useVersionedForm } from '../versioned/use-versioned-form.ts';

type ShownField = PortalField | 'logo';

/** The refusal codes of each field. */
const refusals = {
  logo: ['logo-required', 'image-too-large', 'image-unsupported', 'image-too-many-pixels', 'image-unreadable'],
  name: ['name-required', 'portal-name-taken'],
  subtitle: [],
  theme: ['theme-required'],
  language: ['language-required'],
  phone: ['phone-required'],
  email: ['email-invalid'],
} as const satisfies Record<ShownField, readonly string[]>;
const known: readonly string[] = Object.values(refusals).flat();

/** Shows the form for the look and the contact details of a portal. After a refusal or a conflict, the typed values stay. */
export function PortalForm({ settings }: { readonly settings: PortalSettings }) {
  const [round, setRound] = useState(0);
  return <VersionedForm key={round} settings={settings} onTake={() => setRound(round + 1)} />;
}

interface VersionedFormProps {
  readonly settings: PortalSettings;
  readonly onTake: () => void;
}

function VersionedForm({ settings, onTake }: VersionedFormProps) {
  const texts = useTexts();
  const drawnOf: { readonly version: number; readonly fields: PortalFields & { readonly logo: string } } = {
    version: settings.version,
    fields: { ...settings.fields, logo: settings.logo.version },
  };
  const form = useVersionedForm<ShownField>(drawnOf, texts('portalSettings.saved'), onTake);
  const { Form, version, conflict } = form;
  const about = (field: ShownField) => ({
    name: field,
    label: texts(`site.portalFields.${field}`),
    error: form.errorOf(...refusals[field]),
  });
  return (
    <Card title={texts('portalSettings.details')} text={texts('portalSettings.detailsText')}>
      <Form onSubmit={form.send} method="post" encType="multipart/form-data" noValidate className={formStyles.form}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="seenLogo" value={settings.logo.version} />
        <LogoField {...about('logo')} href={settings.logo.href} />
        <Fields settings={settings} about={about} />
        {conflict && (
          <ConflictNote
            key={version}
            onChosen={form.onChosen}
            conflict={conflict}
            labelOf={(field) => texts(`site.portalFields.${field}`)}
            wordsOf={(field, value) => wordsOf(texts, field, value)}
            onTake={onTake}
          />
        )}
        <SaveFoot form={form} ofFields={known} save={texts('portalSettings.save')} />
      </Form>
    </Card>
  );
}

interface FieldsProps {
  readonly settings: PortalSettings;
  readonly about: (field: ShownField) => { readonly name: string; readonly label: string; readonly error: string | undefined };
}

function Fields({ settings: { fields, themes, languages }, about }: FieldsProps) {
  const texts = useTexts();
  return (
    <>
      <TextField {...about('name')} defaultValue={fields.name} maxLength={120} autoComplete="off" />
      <TextField {...about('subtitle')} defaultValue={fields.subtitle} maxLength={200} autoComplete="off" hint={texts('site.optional')} />
      <SelectField
        {...about('theme')}
        defaultValue={fields.theme}
        all={texts('site.choose')}
        options={themes.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        {...about('language')}
        defaultValue={fields.language}
        all={texts('site.choose')}
        options={languages.map((language) => ({ value: language, label: texts(`shell.languages.${language}`) }))}
      />
      <TextField {...about('phone')} defaultValue={fields.phone} type="tel" maxLength={40} autoComplete="off" />
      <TextField
        {...about('email')}
        defaultValue={fields.email}
        type="email"
        maxLength={254}
        autoComplete="off"
        hint={texts('site.optional')}
      />
    </>
  );
}

/** A picture is no words: whose it is says enough. */
function wordsOf(texts: ReturnType<typeof useTexts>, field: ShownField, value: string): string {
  return field === 'logo' && /^[0-9a-f]{32}$/.test(value) ? texts('portalSettings.otherLogo') : value;
}
