/** Replays, in order, the presses that the head script kept while React had not yet hydrated the page. */
export function repeatPresses(): void {
  const presses = window.takePresses?.() ?? [];
  delete window.takePresses;
  for (const press of presses)
    for (const event of press) {
      const Kind = event.type === 'click' ? MouseEvent : PointerEvent;
      event.target?.dispatchEvent(new Kind(event.type, event));
    }
}
