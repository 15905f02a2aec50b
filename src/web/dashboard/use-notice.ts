import { useEffect } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { showToast } from '../ui/toast/toast.ts';

/** Says once what the page before had to say: it comes in a cookie that ends with being read. */
export function useNotice(): void {
  const texts = useTexts();
  useEffect(() => {
    const [, name] = /(?:^|; )notice=(welcome-back|account-ready)(?:;|$)/.exec(document.cookie) ?? [];
    if (!name) return;
    document.cookie = 'notice=; Path=/; Max-Age=0; SameSite=Lax';
    showToast({ tone: 'positive', text: texts(name === 'account-ready' ? 'signIn.accountReady' : 'signIn.welcomeBack') });
  }, [texts]);
}
