import { basename } from 'node:path';
import { pathOf, type Rule } from './rule.ts';

const saysNothing = ['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'manager', 'data', 'types'];

/** A file is named after the one thing it does; a name that says nothing means that the code is in the wrong place. */
export const fileName: Rule = {
  meta: { type: 'problem', docs: { description: 'File names say what the file does' } },
  create(context) {
    const [stem = ''] = basename(pathOf(context)).split('.');
    return {
      Program(node) {
        if (saysNothing.includes(stem))
          context.report({ node, message: `"${stem}" says nothing: name the file after the one thing it does.` });
      },
    };
  },
};

/** No barrels: no file that only hands on what others export, and none that a folder's name stands for. */
export const barrel: Rule = {
  meta: { type: 'problem', docs: { description: 'No index files and no export *' } },
  create(context) {
    const isIndex = /(^|\/)index\.[cm]?[jt]sx?$/.test(pathOf(context));
    return {
      Program(node) {
        if (isIndex) context.report({ node, message: 'No barrels: give the file the name of what it does and import it by that name.' });
      },
      ExportAllDeclaration(node) {
        context.report({ node, message: 'No barrels: import from the file that has it, not through export *.' });
      },
    };
  },
};
