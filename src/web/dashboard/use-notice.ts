import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type Notice, notices } from '#contracts/notice.ts';
import { useTexts } from '../lib/texts.tsx';
import { showToast } from '../ui/toast/toast.ts';

const texts = {
  'welcome-back': { tone: 'positive', key: 'signIn.welcomeBack' },
  'account-ready': { tone: 'positive', key: 'signIn.accountReady' },
  'view-as-over': { tone: 'neutral', key: 'viewAs.over' },
  'portfolio-not-found': { tone: 'neutral', key: 'states.led.portfolio' },
  'address-shortened': { tone: 'neutral', key: 'states.led.address' },
} as const satisfies Record<Notice, { tone: string; key: string }>;

/**
 * Says once what the page before had to say: it comes in a cookie that ends with being read. It is read together with the change of the page: later
 * this page could take what the next one, which is already being fetched, has to say.
 */
export function useNotice(): void {
  const say = useTexts();
  const { key } = useLocation();
  const looked = useRef('');
  useLayoutEffect(() => {
    if (looked.current === key) return;
    looked.current = key;
    const said = /(?:^|; )notice=([\w-]+)/.exec(document.cookie)?.[1];
    const name = notices.find((notice) => notice === said);
    if (!name) return;
    document.cookie = 'notice=; Path=/; Max-Age=0; SameSite=Lax';
    showToast({ tone: texts[name].tone, text: say(texts[name].key) });
  }, [say, key]);
}
