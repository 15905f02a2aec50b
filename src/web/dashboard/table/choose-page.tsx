import type { RefObject } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './choose-page.module.css';

/** Ticks all boxes of a list, or none; absent where no script would do it. */
export function ChoosePage({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const texts = useTexts();
  const isAlive = useHydrated();
  if (!isAlive) return null;
  const chooseAll = (isChosen: boolean) => {
    for (const box of list.current?.querySelectorAll('input') ?? []) box.checked = isChosen;
  };
  return (
    <label className={styles.all}>
      <input type="checkbox" onChange={({ currentTarget }) => chooseAll(currentTarget.checked)} />
      {texts('accessGroups.choosePage')}
    </label>
  );
}
