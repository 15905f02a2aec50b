import { folderOf } from './folders.ts';
import { isTest, pathOf, type Place, type Rule } from './rule.ts';

/** A variant says what differs by a property of `Variant`; no one asks which client it is. */
export const variantComparison: Rule = {
  meta: { type: 'problem', docs: { description: 'Nobody outside variants/ asks which variant it is' } },
  create(context) {
    const path = pathOf(context);
    if (!path.startsWith('src/') || folderOf(path) === 'variants' || isTest(path)) return {};
    const refuse = (node: Place) =>
      context.report({ node, message: 'Do not ask which variant this is: give Variant a property that says what differs.' });

    return {
      BinaryExpression(node) {
        const compares = ['===', '!==', '==', '!='].includes(node.operator);
        if (compares && (isVariantId(node.left) || isVariantId(node.right))) refuse(node);
      },
      SwitchStatement(node) {
        if (isVariantId(node.discriminant)) refuse(node);
      },
    };
  },
};

interface Written {
  readonly type: string;
  readonly object?: unknown;
  readonly property?: unknown;
  readonly expression?: unknown;
  readonly name?: unknown;
}

function isVariantId(node: Written): boolean {
  if (node.type === 'ChainExpression') return isVariantId(node.expression as Written);
  if (node.type !== 'MemberExpression' || nameOf(node.property) !== 'id') return false;
  const owner = node.object as Written;
  return nameOf(owner) === 'variant' || (owner.type === 'MemberExpression' && nameOf(owner.property) === 'variant');
}

function nameOf(node: unknown): unknown {
  return (node as Written).name;
}
