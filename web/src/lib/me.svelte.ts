/** Who the reader is. A guest is made the first time somebody sits down, not before. */
import type { UserInfo } from '../types/protocol';
import { get, patch, post } from './http';
import { settings } from './settings.svelte';
import type { Language } from './languages';

class Me {
  /** Undefined while it is not known, null for nobody. */
  user = $state.raw<UserInfo | null | undefined>(undefined);

  async load(): Promise<void> {
    await this.becomes(await get<UserInfo | null>('/api/me'));
  }

  /** The user, made a guest if they are nobody yet. */
  async ensure(): Promise<UserInfo> {
    if (this.user === undefined) await this.load();
    if (this.user) return this.user;
    const guest = await post<UserInfo>('/api/me/guest');
    await this.becomes(guest);
    return guest;
  }

  /** What the server says the user is now; the language they once chose becomes the reader's. */
  async becomes(user: UserInfo | null): Promise<void> {
    this.user = user;
    if (user?.language) settings.like({ language: user.language });
    else if (user) await this.#tellLanguage();
  }

  /** Chooses a language, and lets the server know it, which has words of its own. */
  speak(language: Language): void {
    settings.like({ language });
    if (this.user) void this.#tellLanguage();
  }

  async #tellLanguage(): Promise<void> {
    try {
      this.user = await patch<UserInfo>('/api/me', { language: settings.liked.language });
    } catch {
      // The server then answers in the browser's language.
    }
  }
}

export const me = new Me();
