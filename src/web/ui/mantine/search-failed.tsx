import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';

/** Shows that a field's search has failed, with a button to try again. */
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
