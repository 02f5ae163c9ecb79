/**
 * A mail link that carries a message.
 * @returns `mailto:` with subject and body; the body is signed with what is given of name and address
 */
export function mailLink(to: string, subject: string, message: string, signature: string[] = []): string {
  const body = [message, signature.filter(Boolean).join('\n')].filter(Boolean).join('\n\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
