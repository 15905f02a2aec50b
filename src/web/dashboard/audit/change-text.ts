import type { Texts } from '#wording/texts.ts';

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

/** What was and what is, in a line: `theme: light → dark`; only what is where nothing was. */
export function changeText(before: Facts, after: Facts, texts: Texts): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => `${wordFor(name, texts)}: ${[before, after].flatMap((facts) => valueIn(facts, name)).join(' → ')}`)
    .join(' · ');
}

function wordFor(name: string, texts: Texts): string {
  const known = knownFacts.find((fact) => fact === name);
  return known ? texts(`audit.facts.${known}`) : name;
}

function valueIn(facts: Facts, name: string): string[] {
  if (!facts || !(name in facts)) return [];
  const value = facts[name];
  if (value === null) return ['–'];
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}
