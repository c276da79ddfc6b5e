/** The rules beside the board: whether they are open, and at which. */
class RulesBeside {
  /** Whose rules; empty where there is no table they could be opened beside. */
  game = $state('');
  isOpen = $state(false);
  /** The rule that was asked for; empty: the one that matters now. */
  rule = $state('');

  open(rule = ''): void {
    this.rule = rule;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}

export const rulesBeside = new RulesBeside();
