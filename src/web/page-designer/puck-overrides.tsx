import { ActionBar, type Overrides } from '@puckeditor/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useInsertionEffect } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { colorSchemeOf } from '../ui/color-scheme.ts';
import { Icon } from '../ui/pictures/icon.tsx';
import { SiteHeader } from '../site/public/site-frame.tsx';
import siteStyles from '../site/public/site.module.css';
import { useDesign } from './design-context.ts';
import { stylesWithNonce } from './styles-with-nonce.ts';
import { useBlocks } from './use-blocks.ts';

/** The tools of the selected block: Puck moves blocks by dragging alone. */
function BlockTools({ label = '', children }: { readonly label?: string; readonly children: ReactNode }) {
  const texts = useTexts();
  const { selected, move, content } = useBlocks();
  const at = selected ?? 0;
  return (
    <ActionBar label={label}>
      <ActionBar.Group>
        <ActionBar.Action label={texts('designer.up', { name: label })} disabled={at === 0} onClick={() => move(at, at - 1)}>
          <Icon of={ChevronUp} size="small" />
        </ActionBar.Action>
        <ActionBar.Action
          label={texts('designer.down', { name: label })}
          disabled={at === content.length - 1}
          onClick={() => move(at, at + 1)}
        >
          <Icon of={ChevronDown} size="small" />
        </ActionBar.Action>
      </ActionBar.Group>
      <ActionBar.Group>{children}</ActionBar.Group>
    </ActionBar>
  );
}

/** The page in its frame, in the theme that was chosen for the preview; a plain page stands alone, as on the site. */
function SiteInFrame({ children, document: ofFrame }: { readonly children: ReactNode; readonly document?: Document }) {
  const { theme, site, design } = useDesign();
  useInsertionEffect(() => ofFrame && stylesWithNonce(ofFrame), [ofFrame]);
  useEffect(() => {
    const root = ofFrame?.documentElement;
    root?.setAttribute('data-theme', theme);
    root?.setAttribute('data-mantine-color-scheme', colorSchemeOf(theme));
  }, [ofFrame, theme]);
  return (
    <div className={siteStyles.site}>
      {!design.isPlain && (
        <div inert>
          <SiteHeader {...site} here="" />
        </div>
      )}
      {children}
    </div>
  );
}

export const overrides: Partial<Overrides> = { actionBar: BlockTools, iframe: SiteInFrame };
