/** Runs `stop` once when the process is asked to end, then ends it. A terminal and npm both pass Ctrl-C on: the second is the first again. */
export function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
}
