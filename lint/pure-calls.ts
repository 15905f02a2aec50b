import { folderOf, pureFolders } from './folders.ts';
import { isTest, pathOf, type Rule } from './rule.ts';

const forbiddenGlobals = new Map([
  ['process', 'no environment'],
  ['fetch', 'no network'],
  ['performance', 'no clock'],
  ['crypto', 'no chance'],
]);

const forbiddenMembers = new Map([
  ['Date.now', 'no clock: pass in the day'],
  ['Temporal.Now', 'no clock: pass in the day'],
  ['Math.random', 'no chance'],
]);

/** The three lowest folders ask no one what time it is, roll no dice, and reach neither environment nor network. */
export const pureCalls: Rule = {
  meta: { type: 'problem', docs: { description: 'Pure folders use no clock, chance, environment or network' } },
  create(context) {
    const path = pathOf(context);
    const folder = folderOf(path);
    if (!path.startsWith('src/') || !pureFolders.includes(folder) || isTest(path)) return {};
    const refuse = (node: Parameters<typeof context.report>[0]['node'] & object, what: string) =>
      context.report({ node, message: `${folder} is pure: ${what}.` });

    return {
      Identifier(node) {
        const what = forbiddenGlobals.get(node.name);
        if (what !== undefined && context.sourceCode.isGlobalReference(node)) refuse(node, what);
      },
      MemberExpression(node) {
        if (node.object.type !== 'Identifier') return;
        const member = memberName(node.property);
        const what =
          forbiddenMembers.get(`${node.object.name}.${member}`) ??
          (node.object.name === 'globalThis' ? forbiddenGlobals.get(member) : undefined);
        if (what !== undefined && context.sourceCode.isGlobalReference(node.object)) refuse(node, what);
      },
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
          refuse(node, 'no clock: pass in the day');
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date') refuse(node, 'no clock: pass in the day');
      },
    };
  },
};

function memberName(property: { readonly type: string; readonly name?: unknown; readonly value?: unknown }): string {
  return String(property.type === 'Literal' ? property.value : property.name);
}
