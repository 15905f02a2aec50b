import type { AtRule, ChildNode, Plugin, Rule } from 'postcss';

const asked = '[data-print]';

/** Repeats the print rules of pages for the screen, where they apply while the address contains `?print` (`data-print` of the document). */
export function printOnScreen(): Plugin {
  return {
    postcssPlugin: 'print-on-screen',
    Once(root) {
      root.walkAtRules('media', (media) => {
        if (media.params !== 'print') return;
        media.after(rulesOf(media).map((rule) => rule.clone({ selectors: rule.selectors.map(onScreen) })));
      });
    },
  };
}

function rulesOf(media: AtRule): Rule[] {
  return (media.nodes ?? []).filter((node: ChildNode): node is Rule => node.type === 'rule');
}

/** As heavy as it is on paper, so that what it wins and loses against stays the same. */
function onScreen(selector: string): string {
  return selector.startsWith('html') ? `${selector}:where(${asked})` : `:where(${asked}) ${selector}`;
}
