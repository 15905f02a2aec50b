import type { TextKey, Texts } from '#wording/texts.ts';

type Facts = Readonly<Record<string, unknown>> | null;

/** What operations tell most: in the reader's words. Whatever else they tell stands under its own name. */
const knownFacts = [
  'accounts',
  'added',
  'asOf',
  'changed',
  'concerned',
  'confirmed',
  'counts',
  'currency',
  'description',
  'domain',
  'email',
  'factor',
  'formerClients',
  'formerTeam',
  'from',
  'held',
  'isAdmin',
  'isConfirmed',
  'job',
  'language',
  'name',
  'organisation',
  'people',
  'phone',
  'pinTarget',
  'process',
  'provider',
  'reason',
  'released',
  'role',
  'scopes',
  'secondFactor',
  'sessions',
  'takenOut',
  'template',
  'theme',
  'times',
  'title',
  'to',
  'url',
  'warnings',
  'warningsKept',
  'why',
  'riskProfile',
  'deposit',
  'contribution',
  'escalation',
  'years',
  'inflation',
  'target',
] as const;

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
  pinTarget: { sms: 'audit.pinTargets.sms', email: 'audit.pinTargets.email' },
};

/** What was and what is, in a line: `theme: light → dark`; only what is where nothing was. */
export function changeText(before: Facts, after: Facts, texts: Texts): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => `${wordFor(name, texts)}: ${[before, after].flatMap((facts) => valueIn(facts, name, texts)).join(' → ')}`)
    .join(' · ');
}

function wordFor(name: string, texts: Texts): string {
  const known = knownFacts.find((fact) => fact === name);
  return known ? texts(`audit.facts.${known}`) : name;
}

function valueIn(facts: Facts, name: string, texts: Texts): string[] {
  if (!facts || !(name in facts)) return [];
  const value = facts[name];
  if (value === null) return ['–'];
  if (typeof value !== 'string') return [JSON.stringify(value)];
  const key = valueKeys[name]?.[value];
  return [key ? texts(key) : value];
}
