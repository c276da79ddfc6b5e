import { describe, expect, it } from 'vitest';
import { html } from './markdown';

describe('rules', () => {
  it('have an anchor for every number', () => {
    const made = html('## 4 Moving\n- **4.1** The pawn goes.\n\n| no | what |\n|---|---|\n| R4 | why **not** |');
    expect(made).toContain('<h2 id="4">');
    expect(made).toContain('id="4.1"');
    expect(made).toContain('href="#4.1"');
    expect(made).toContain('id="R4"');
    expect(made).toContain('<strong>not</strong>');
  });
});
