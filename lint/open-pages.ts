import { pathOf, type Rule } from './rule.ts';

const walks = 'tests/e2e/';
/** Has the functions that wait. */
const helpers = 'tests/e2e/walk.ts';

/** A walk opens pages with `visit` and `reload`, which wait until the page is alive: what is pressed before that does nothing on a slow machine. */
export const openPages: Rule = {
  meta: { type: 'problem', docs: { description: 'Walks open pages with visit and reload' } },
  create(context) {
    const path = pathOf(context);
    if (!path.startsWith(walks) || path === helpers) return {};
    return {
      CallExpression(node) {
        const { callee } = node;
        const name = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : null;
        if (name === 'goto' || name === 'reload')
          context.report({ node, message: `Use visit or reload of ${helpers}, which wait until the page is alive.` });
      },
    };
  },
};
