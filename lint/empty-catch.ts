import type { Rule, Visitor } from './rule.ts';

type Argument = Parameters<NonNullable<Visitor['CallExpression']>>[0]['arguments'][number];

/** A failure is swallowed by name (`orNull`, `orEmptyList`) where the specification says so, never by an empty `catch`. */
export const emptyCatch: Rule = {
  meta: { type: 'problem', docs: { description: 'No empty catch' } },
  create(context) {
    const message = 'A failure disappears here: handle it, let it through, or swallow it by name (orNull, orEmptyList).';
    return {
      CatchClause(node) {
        if (node.body.body.length === 0) context.report({ node, message });
      },
      CallExpression(node) {
        const { callee } = node;
        const isCatch = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'catch';
        if (isCatch && doesNothing(node.arguments[0])) context.report({ node, message });
      },
    };
  },
};

function doesNothing(handler: Argument | undefined): boolean {
  if (handler?.type !== 'ArrowFunctionExpression' && handler?.type !== 'FunctionExpression') return false;
  return handler.body?.type === 'BlockStatement' && handler.body.body.length === 0;
}
