import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';

/** What a field says that could not look for what was typed, and how to try again. */
export function SearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts();
  return (
    <>
      <span role="alert">{texts('kit.searchFailed')}</span>
      <Button size="small" onClick={onRetry}>
        {texts('states.retry')}
      </Button>
    </>
  );
}
