import type { TextKey, Texts } from '#wording/texts.ts';

type Facts = Readonly<Record<string, unknown>> | null;

const secondSteps: Readonly<Record<string, TextKey>> = {
  pin: 'audit.secondSteps.pin',
  totp: 'audit.secondSteps.totp',
  recovery: 'audit.secondSteps.recovery',
  passkey: 'audit.secondSteps.passkey',
  disabled: 'audit.secondSteps.disabled',
};

/** The values of a fact that the reader has words for. */
const valueKeys: Readonly<Record<string, Readonly<Record<string, TextKey>>>> = {
  factor: secondSteps,
  secondFactor: secondSteps,
  role: { investor: 'audit.kinds.investor', advisor: 'audit.kinds.advisor', admin: 'audit.kinds.admin' },
  theme: {
    main: 'shell.themes.main',
    light: 'shell.themes.light',
    dark: 'shell.themes.dark',
    classic: 'shell.themes.classic',
    corporate: 'shell.themes.corporate',
    tech: 'shell.themes.tech',
    contrast: 'shell.themes.contrast',
  },
  language: { en: 'shell.languages.en', el: 'shell.languages.el' },
  pinTarget: { sms: 'audit.pinTargets.sms', email: 'audit.pinTargets.email' },
};

/** Describes a change in one line: `theme: Light → Dark`. Without an earlier value it shows only the new one. */
export function changeText(before: Facts, after: Facts, texts: Texts): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => `${wordFor(name, texts)}: ${[before, after].flatMap((facts) => valueIn(facts, name, texts)).join(' → ')}`)
    .join(' · ');
}

/** Returns the label of a fact. A name without a label is spelled out: `portalOwner` becomes `portal owner`. */
function wordFor(name: string, texts: Texts): string {
  return texts(`audit.facts.${name}` as TextKey, { defaultValue: spelled(name) });
}

function spelled(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ');
}

function valueIn(facts: Facts, name: string, texts: Texts): string[] {
  return facts && name in facts ? [saidOf(facts[name], name, texts)] : [];
}

function saidOf(value: unknown, name: string, texts: Texts): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return wordOf(value, name, texts);
  if (typeof value === 'boolean') return texts(value ? 'audit.yes' : 'audit.no');
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Array.isArray(value)
    ? value.map((each) => saidOf(each, name, texts))
    : Object.entries(value).map(([part, each]) => `${wordFor(part, texts)} ${saidOf(each, part, texts)}`);
  return parts.length === 0 ? '–' : parts.join(', ');
}

/** A refusal is told as the one who was refused read it. */
function wordOf(value: string, name: string, texts: Texts): string {
  if (name === 'why') return texts(`error.${value}` as TextKey, { defaultValue: spelled(value) });
  const key = valueKeys[name]?.[value];
  return key ? texts(key) : value;
}
