import { posix } from 'node:path';
import { pathOf, type Context, type Place, type Rule, type Visitor } from './rule.ts';

/** One import, re-export, dynamic import or import type, as far as the layers need it. */
export interface Imported {
  /** The importing file from the root of the repository. */
  readonly from: string;
  /** The imported path, from the root of the repository; `null` for packages and Node modules. */
  readonly to: string | null;
  /** As it is written: `#domain/actor.ts`, `../actor.ts`, `node:fs`. */
  readonly written: string;
  /** Nothing of it is left when the code runs. */
  readonly typeOnly: boolean;
}

/** Says why an import is refused, or `null` when it is fine. */
export type Judge = (imported: Imported) => string | null;

/** A rule that looks at every import of a file, however it is written. */
export function importRule(description: string, judge: Judge): Rule {
  return {
    meta: { type: 'problem', docs: { description } },
    create: (context) => onEveryImport(context, judge),
  };
}

/** The file that a specifier names, from the root of the repository; `null` for packages. */
export function resolveImport(from: string, written: string): string | null {
  const [specifier = ''] = written.split('?');
  if (specifier.startsWith('#tests/')) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : null;
}

/** The types of a route that React Router writes beside it, outside the repository's own folders. */
function isMadeByRouter(written: string): boolean {
  return written.startsWith('./+types/');
}

function onEveryImport(context: Context, judge: Judge): Visitor {
  const from = pathOf(context);
  const look = (node: Place, written: string, typeOnly: boolean) => {
    if (isMadeByRouter(written)) return;
    const message = judge({ from, to: resolveImport(from, written), written, typeOnly });
    if (message !== null) context.report({ node, message });
  };

  return {
    ImportDeclaration: (node) => look(node, node.source.value, node.importKind === 'type'),
    ExportAllDeclaration: (node) => look(node, node.source.value, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => {
      if (node.source) look(node, node.source.value, node.exportKind === 'type');
    },
    ImportExpression: (node) => {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') look(node, node.source.value, false);
    },
    TSImportType: (node) => look(node, node.source.value, true),
  };
}
