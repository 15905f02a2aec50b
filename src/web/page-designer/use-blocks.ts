import { type ComponentData, createUsePuck, useGetPuck } from '@puckeditor/core';
import { useState } from 'react';
import { getBlock, isBlockId } from '#collections/blocks/registry.ts';
import { useLocale, useTexts } from '../lib/texts.tsx';
import { page } from './puck-data.ts';

export const usePuck = createUsePuck();

/** The blocks of the page in their order, which of them is selected, and how they are added, moved and removed by buttons and keys. */
export function useBlocks() {
  const texts = useTexts();
  const locale = useLocale();
  const getPuck = useGetPuck();
  const content = usePuck(({ appState }) => appState.data.content) as readonly ComponentData[];
  const selected = usePuck(({ appState }) => appState.ui.itemSelector?.index ?? null);
  const [told, setTold] = useState('');
  const nameOf = (type: string) => (isBlockId(type) ? getBlock(type).name[locale] : type);
  const select = (index: number | null) =>
    getPuck().dispatch({ type: 'setUi', ui: { itemSelector: index === null ? null : { index, zone: page } }, recordHistory: false });
  return {
    content,
    selected,
    told,
    nameOf,
    select,
    add: (type: string) => {
      const at = selected === null ? content.length : selected + 1;
      getPuck().dispatch({ type: 'insert', componentType: type, destinationIndex: at, destinationZone: page });
      select(at);
      setTold(texts('designer.added', { name: nameOf(type), place: at + 1, count: content.length + 1 }));
    },
    move: (from: number, to: number) => {
      if (to < 0 || to >= content.length) return;
      getPuck().dispatch({ type: 'reorder', sourceIndex: from, destinationIndex: to, destinationZone: page });
      select(to);
      setTold(texts('designer.moved', { name: nameOf(content[from]?.type ?? ''), place: to + 1, count: content.length }));
    },
    remove: (index: number) => {
      getPuck().dispatch({ type: 'remove', index, zone: page });
      select(content.length === 1 ? null : Math.min(index, content.length - 2));
      setTold(texts('designer.removed', { name: nameOf(content[index]?.type ?? '') }));
    },
  };
}

export type Blocks = ReturnType<typeof useBlocks>;
