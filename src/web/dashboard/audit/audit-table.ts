import type { AuditEntry } from '#contracts/admin/audit-page.ts';
import type { Texts } from '#wording/texts.ts';
import { changeText } from './change-text.ts';

/** Returns the actor in words: the name of a person or a service, the product itself, or a note that nobody was signed in. */
export function actorName({ actorKind, actor }: Pick<AuditEntry, 'actorKind' | 'actor'>, texts: Texts): string {
  if (actorKind === 'system') return texts('audit.kinds.system');
  return actor ?? texts(actorKind === 'guest' ? 'audit.nobody' : 'audit.gone');
}

/** The columns of the trail as a file. */
export function auditHeader(texts: Texts): string[] {
  return [
    texts('audit.number'),
    texts('audit.whenUtc'),
    texts('audit.who'),
    texts('audit.role'),
    texts('audit.onBehalfOfColumn'),
    texts('audit.what'),
    texts('audit.outcome'),
    texts('audit.about'),
    texts('audit.account'),
    texts('audit.portal'),
    texts('audit.changes'),
    texts('audit.from'),
    texts('audit.request'),
  ];
}

/** One entry as a row of that file. */
export function auditRow(entry: AuditEntry, texts: Texts): (string | number | null)[] {
  return [
    entry.seq,
    entry.at,
    actorName(entry, texts),
    texts(`audit.kinds.${entry.actorKind}`),
    entry.onBehalfOf,
    texts(`audit.actions.${entry.action}`),
    texts(`audit.outcomes.${entry.outcome}`),
    entry.target,
    entry.account,
    entry.portal,
    changeText(entry.before, entry.after, texts),
    entry.network,
    entry.requestId,
  ];
}
