import { isTest, pathOf, type Rule } from './rule.ts';

const reader = 'src/server/config.ts';
/** Says which mode it is when no one has, before any package asks. */
const mode = 'src/server/production.ts';

/** One file reads the environment; everything else is handed what it needs. */
export const environment: Rule = {
  meta: { type: 'problem', docs: { description: `${reader} alone reads process.env` } },
  create(context) {
    const path = pathOf(context);
    if (!path.startsWith('src/') || path === reader || path === mode || isTest(path)) return {};
    const message = `Only ${reader} reads the environment; take what you need as an argument.`;

    return {
      MemberExpression(node) {
        const { object, property } = node;
        const isEnv =
          (property.type === 'Identifier' && property.name === 'env') || (property.type === 'Literal' && property.value === 'env');
        if (isEnv && object.type === 'Identifier' && object.name === 'process') context.report({ node, message });
      },
      VariableDeclarator(node) {
        const takesEnv =
          node.id.type === 'ObjectPattern' &&
          node.id.properties.some(
            (property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'env',
          );
        if (takesEnv && node.init?.type === 'Identifier' && node.init.name === 'process') context.report({ node, message });
      },
      ImportSpecifier(node) {
        const isProcess = node.parent.type === 'ImportDeclaration' && /^(node:)?process$/.test(node.parent.source.value);
        if (isProcess && node.imported.type === 'Identifier' && node.imported.name === 'env') context.report({ node, message });
      },
    };
  },
};
