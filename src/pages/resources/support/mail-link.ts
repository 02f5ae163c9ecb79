/**
 * A mail link that carries what was typed.
 * @returns `mailto:` with subject and body; the body is signed with name and address as far as they are given
 */
export function mailLink(
  to: string,
  subject: string,
  typed: { name: string; email: string; message: string },
): string {
  const signature = [typed.name, typed.email].filter(Boolean).join('\n');
  const body = [typed.message, signature].filter(Boolean).join('\n\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
