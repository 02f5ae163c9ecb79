/** The report's pages in the browser: theme, and the overview's order and filter, which are kept in the address. */
(() => {
  const root = document.documentElement;
  const THEME = 'allo:report-theme';
  // Storage may be closed to a page from the disk.
  const savedTheme = () => {
    try {
      return localStorage.getItem(THEME);
    } catch {
      return null;
    }
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen = savedTheme();
  const applyTheme = () => {
    const dark = chosen ? chosen === 'dark' : system.matches;
    root.classList.toggle('dark', dark);
    document.querySelector('.theme')?.setAttribute('aria-pressed', String(dark));
  };
  applyTheme();
  system.addEventListener('change', applyTheme);

  document.addEventListener('DOMContentLoaded', () => {
    applyTheme();
    document.querySelector('.theme')?.addEventListener('click', () => {
      chosen = root.classList.contains('dark') ? 'light' : 'dark';
      try {
        localStorage.setItem(THEME, chosen);
      } catch {
        // The choice holds for this page.
      }
      applyTheme();
    });
    const table = document.querySelector('table.scenes');
    if (table) overview(table);
  });

  function overview(table) {
    const page = document.querySelector('#page');
    const bad = document.querySelector('#bad');
    const body = table.tBodies[0];
    const rows = [...body.rows];
    const heads = [...table.tHead.rows[0].cells];

    const read = () => new URLSearchParams(location.hash.slice(1));
    const write = (change) => {
      const state = read();
      for (const [key, value] of Object.entries(change)) {
        if (value) state.set(key, value);
        else state.delete(key);
      }
      history.replaceState(null, '', `#${state}`);
      apply();
    };
    const valueOf = (row, key) => {
      const text = row.dataset[key];
      return key === 'scene' || key === 'page' ? text : Number(text);
    };

    function apply() {
      const state = read();
      page.value = state.get('page') ?? '';
      bad.checked = state.has('bad');
      const [key, way] = (state.get('sort') ?? 'verdict-down').split('-');
      const sign = way === 'down' ? -1 : 1;
      for (const head of heads) {
        if (head.dataset.key === key) head.setAttribute('aria-sort', sign > 0 ? 'ascending' : 'descending');
        else head.removeAttribute('aria-sort');
      }
      rows.sort((a, b) => {
        const [one, other] = [valueOf(a, key), valueOf(b, key)];
        return (
          sign * (one < other ? -1 : one > other ? 1 : 0) || a.dataset.scene.localeCompare(b.dataset.scene)
        );
      });
      body.append(...rows);
      for (const row of rows)
        row.hidden =
          (page.value !== '' && row.dataset.page !== page.value) ||
          (bad.checked && row.dataset.verdict === '0');
      const shown = rows.filter(({ hidden }) => !hidden).length;
      document.querySelector('output').textContent = `${shown} of ${rows.length}`;
    }

    for (const head of heads)
      head.querySelector('button').addEventListener('click', () => {
        const numeric = head.dataset.key !== 'scene' && head.dataset.key !== 'page';
        const first = numeric ? 'descending' : 'ascending';
        const down = head.hasAttribute('aria-sort')
          ? head.getAttribute('aria-sort') === 'ascending'
          : first === 'descending';
        write({ sort: `${head.dataset.key}-${down ? 'down' : 'up'}` });
      });
    page.addEventListener('change', () => write({ page: page.value }));
    bad.addEventListener('change', () => write({ bad: bad.checked ? '1' : '' }));
    document.querySelector('.filter').addEventListener('submit', (event) => event.preventDefault());
    addEventListener('hashchange', apply);
    apply();
  }
})();
