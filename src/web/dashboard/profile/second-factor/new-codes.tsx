import { useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import styles from './second-factor.module.css';

interface NewCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Recovery codes, seen this once. */
export function NewCodes({ codes, onKept }: NewCodesProps) {
  const texts = useTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <Card title={texts('secondFactor.newCodesTitle')} text={texts('secondFactor.newCodesText')}>
      <ol className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button look="primary" onClick={onKept}>
          {texts('secondFactor.kept')}
        </Button>
        <Button onClick={() => void copy()}>{texts(isCopied ? 'secondFactor.copied' : 'secondFactor.copy')}</Button>
      </div>
    </Card>
  );
}
