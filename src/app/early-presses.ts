/** Presses again, in its order, what was pressed before React has taken the page over: the head script has kept it. */
export function repeatPresses(): void {
  const presses = window.takePresses?.() ?? [];
  delete window.takePresses;
  for (const press of presses)
    for (const event of press) {
      const Kind = event.type === 'click' ? MouseEvent : PointerEvent;
      event.target?.dispatchEvent(new Kind(event.type, event));
    }
}
