import { useEffect } from 'react';

/** Paper is white: while the browser prints the page it is in the light theme, whichever is shown. */
export function useLightPaper(): void {
  useEffect(() => {
    const page = document.documentElement;
    let shown: string | undefined;
    const toPaper = () => {
      shown = page.dataset.theme;
      page.dataset.theme = 'light';
    };
    const toScreen = () => {
      if (shown !== undefined) page.dataset.theme = shown;
    };
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    return () => {
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', toScreen);
    };
  }, []);
}
