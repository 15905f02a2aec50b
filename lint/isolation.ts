import { behindOperations, partBelow, serverAdapters, webSections, webShared } from './folders.ts';
import { importRule, type Judge } from './imported.ts';

/** http → records → operations → db | providers | feeds | … inside the server; what stands directly in `src/server`, and a command, wires everything. */
export const serverLayers = importRule('Inside the server: http → records → operations → the rest', ({ from, to, typeOnly }) => {
  const own = partBelow('src/server', from);
  const other = to === null ? null : partBelow('src/server', to);
  if (own === null || own === 'commands' || other === null || own === other) return null;
  return aboveItself(own, other) ?? (typeOnly ? null : pastOperations(own, other));
});

/** Providers know nothing of each other. */
export const isolatedProviders = importRule('Reporting providers do not import each other', isolatedBelow('src/server/providers'));

/** Variants know nothing of each other; the shared ground is `base` and the files directly in `variants`. */
export const isolatedVariants = importRule('Variants do not import each other', isolatedBelow('src/variants', ['base']));

/** Web sections know nothing of each other, and what they share knows no section. */
export const isolatedSections = importRule('Web sections do not import each other', ({ from, to }) => {
  const own = partBelow('src/web', from);
  const other = to === null ? null : partBelow('src/web', to);
  if (own === null || other === null || own === other || !webSections.includes(other)) return null;
  return [...webSections, ...webShared].includes(own) ? `web/${own} does not import from the section web/${other}.` : null;
});

function isolatedBelow(parent: string, shared: readonly string[] = []): Judge {
  return ({ from, to }) => {
    const own = partBelow(parent, from);
    const other = to === null ? null : partBelow(parent, to);
    if (own === null || other === null || own === other || shared.includes(other)) return null;
    return `${own} and ${other} in ${parent} do not import each other.`;
  };
}

function aboveItself(own: string, other: string): string | null {
  if (other === 'http') return `server/${own} does not import from server/http.`;
  if (other === 'records' && own === 'operations')
    return 'server/operations does not import from server/records; records are bound to them.';
  const isAbove = ['operations', 'records'].includes(other) && serverAdapters.includes(own);
  return isAbove ? `server/${own} does not import from server/${other}; it is used there.` : null;
}

function pastOperations(own: string, other: string): string | null {
  const isPast = own === 'http' && behindOperations.includes(other);
  return isPast ? `server/http reaches server/${other} through an operation; only its types are imported.` : null;
}
