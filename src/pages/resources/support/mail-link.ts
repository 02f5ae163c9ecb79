/** The longest link that mail programs open: beyond 2,046 characters Windows does nothing at all. */
export const LONGEST_LINK = 2000;

/**
 * A message as a mail's body, signed with the given name and address. A link would refuse half a surrogate
 * pair.
 */
export const mailBody = (message: string, signature: string[] = []): string =>
  [message, signature.filter(Boolean).join('\n')]
    .filter(Boolean)
    .join('\n\n')
    .replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * A mail link that carries a message.
 * @returns `mailto:` with subject and body, whose lines end as a mail's do (RFC 6068)
 */
export function mailLink(to: string, subject: string, body: string): string {
  const lines = body.replace(/\r\n?|\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
