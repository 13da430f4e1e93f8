/** The specification's figure. */
const pollMilliseconds = 5000;

/** Looks at once whether the link was opened, wherever that may be, and then every five seconds. Answers how to stop. */
export function watchVerification(look: () => void): () => void {
  look();
  const timer = setInterval(look, pollMilliseconds);
  return () => clearInterval(timer);
}
