const failuresBorne = 5;
const restMilliseconds = 30_000;

/** Asks someone outside no more for half a minute after five failures in a row, so that no one waits for whom it is known that they do not answer. */
export function breaker(now: () => number) {
  let failures = 0;
  let openUntil = 0;
  return async <Answer>(ask: () => Promise<Answer>, hasFailed: (answer: Answer) => boolean): Promise<Answer> => {
    if (now() < openUntil) throw new Error('Not asked: the last five questions had no answer.');
    try {
      const answer = await ask();
      failures = hasFailed(answer) ? failures + 1 : 0;
      return answer;
    } catch (error) {
      failures += 1;
      throw error;
    } finally {
      if (failures >= failuresBorne) {
        failures = failuresBorne - 1;
        openUntil = now() + restMilliseconds;
      }
    }
  };
}
