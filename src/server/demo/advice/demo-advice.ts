import type { Answers } from '#forms/answers.ts';
import type { DemoVariantId } from '../demo-variants.ts';

/** The yearly return in percent that a firm of the demonstration expects of each level of risk from 1 up, and clients who have answered its questions. */
export interface DemoAdvice {
  readonly returns: readonly string[];
  readonly answered: readonly { readonly client: string; readonly answers: Answers }[];
}

const careful: Answers = {
  purpose: 'income',
  horizon: '5to10',
  withdrawals: '4to8',
  share: '50to75',
  reserve: '6to12',
  loss: 'spendLess',
  fall: 'wait',
  swings: 'mild',
  experience: 'some',
};

const steady: Answers = { ...careful, withdrawals: 'under4', loss: 'postpone', purpose: 'both', swings: 'uneven', experience: 'long' };

const bold: Answers = {
  ...steady,
  purpose: 'grow',
  horizon: 'over10',
  withdrawals: 'none',
  share: 'under25',
  reserve: 'over12',
  loss: 'nothing',
  fall: 'buy',
};

const soon: Answers = { ...bold, horizon: '1to3' };

const advice: Readonly<Partial<Record<DemoVariantId, DemoAdvice>>> = {
  default: {
    returns: ['3.5', '4.1', '4.7', '5.3', '5.9', '6.5', '7.2'],
    answered: [
      { client: 'eleanor.hartwell@post.example', answers: careful },
      { client: 'eleanor.hartwell@post.example', answers: { ...steady, horizon: '1to3' } },
      { client: 'beatrix.alderson@post.example', answers: soon },
    ],
  },
  greek: {
    returns: ['2.4', '3', '3.6', '4.3', '4.9', '5.5', '6.1'],
    answered: [
      { client: 'k.vlachopoulou@tachydromeio.example', answers: bold },
      { client: 'm.alexandropoulou@tachydromeio.example', answers: steady },
      { client: 'e.asimakopoulou@tachydromeio.example', answers: careful },
    ],
  },
};

/** Returns the risk profiles and answers of a firm's demonstration; null where it advises nobody. */
export function demoAdvice(variant: DemoVariantId): DemoAdvice | null {
  return advice[variant] ?? null;
}
