/** The words of the page in Turkish. What is missing here is said in English. */

import { trAbilities } from "./tr-abilities";
import { trAbilityEvents } from "./tr-ability-events";
import { trCauses } from "./tr-causes";
import { trAnnouncements } from "./tr-announcements";
import { trDoor } from "./tr-door";
import { trErasing } from "./tr-erasing";
import { trEvents } from "./tr-events";
import { trExplain } from "./tr-explain";
import { trGone } from "./tr-gone";
import { trLesson } from "./tr-lesson";
import { trLobby } from "./tr-lobby";
import { trOwn } from "./tr-own";
import { trPasskeys } from "./tr-passkeys";
import { trPhrases } from "./tr-phrases";
import { trRecord } from "./tr-record";
import { trReplay } from "./tr-replay";
import { trShelf } from "./tr-shelf";
import { trSigns } from "./tr-signs";
import { trStart } from "./tr-start";
import { trEnd, trFacts, trGoals, trTable } from "./tr-table";
import { trTickets } from "./tr-tickets";
import { trText } from "./tr-text";
import { trTogether } from "./tr-together";
import type { Dictionary } from "./dictionary";
import { choice, list } from "./turkish";

/** A rank behind its suit: "maça kızı", "kupa sekizlisi". */
const OF_SUIT: Record<string, string> = {
  as: "ası",
  vale: "valesi",
  kız: "kızı",
  papaz: "papazı",
};

function compound(rank: string, suit: string): string {
  return `${suit} ${OF_SUIT[rank] ?? rank.replace(/l([ıiuü])$/, "l$1s$1")}`;
}

export const tr: Dictionary = {
  language: "tr",
  title: "Eightfold",
  titleOf: (game: string, own: boolean) => `${own ? "Sıra sende · " : ""}${game} · Eightfold`,
  ownBook: {
    name: (game: string) => `Ev yapımı “${game}”`,
    note: "Bu masada, birinin getirdiği kendi kural kitabıyla oynanıyor. Önce kurallarını oku.",
  },
  tagline: "Pis Yedili ve akrabaları, kendi ev kurallarınızla",
  and: (items: string[]) => list.format(items),
  or: (items: string[]) => choice.format(items),
  label: (what: string) => `${what}:`,

  suits: { C: "sinek", D: "karo", H: "kupa", S: "maça" },
  ranks: {
    A: "as",
    "2": "ikili",
    "3": "üçlü",
    "4": "dörtlü",
    "5": "beşli",
    "6": "altılı",
    "7": "yedili",
    "8": "sekizli",
    "9": "dokuzlu",
    "10": "onlu",
    J: "vale",
    Q: "kız",
    K: "papaz",
  },
  indices: { A: "A", J: "J", Q: "Q", K: "K" },
  signs: trSigns,
  card: compound,
  redJoker: "kırmızı joker",
  blackJoker: "siyah joker",
  freeSuit: "serbest: başka herhangi bir tür",
  freeRank: "serbest: etkisi olmayan herhangi bir kart",

  start: trStart,
  lobby: trLobby,
  together: trTogether,
  erased: "Adın ve burada söylediklerin silindi.",
  door: trDoor,
  erasing: trErasing,
  explain: trExplain,
  lesson: trLesson,
  own: trOwn,
  gone: trGone,
  passkeys: trPasskeys,
  phrases: trPhrases,
  record: trRecord,
  replay: trReplay,
  shelf: trShelf,
  table: trTable,
  facts: trFacts,

  panel: {
    title: "Masanın yanında",
    log: "Akış",
    chat: "Sohbet",
    rules: "Kurallar",
    scores: "Puanlar",
    text: "Metin",
    more: "Daha",
    close: "Kapat",
    open: "Yan paneli aç",
    chatEmpty: "Henüz kimse bir şey söylemedi.",
    say: "Bir şey söyle",
    send: "Gönder",
    mute: "Sohbeti sustur",
    unmute: "Sohbeti duy",
    whom: "Kimi duyuyorsun",
    hide: "Gizle",
    hideWhom: (name: string) => `Söylediklerini gizle: ${name}`,
    show: "Göster",
    showWhom: (name: string) => `Söylediklerini göster: ${name}`,
    muteAll: "Herkes için sustur",
    muteWhom: (name: string) => `Herkes için sustur: ${name}`,
    unmuteAll: "Yeniden konuşsun",
    unmuteWhom: (name: string) => `Yeniden konuşsun: ${name}`,
    muted: "susturuldu",
    mutedYou: "Masayı kuran seni susturdu: burada yalnızca diğerlerinin dedikleri var.",
    unread: (n: number) => `${n} yeni ileti`,
    logEmpty: "Henüz bir şey olmadı.",
    player: "Oyuncu",
    points: "Puan",
    thisDeal: "Bu el",
    roundTrip: "sunucudan bu oyuncuya ve geri",
    millis: (n: number) => `${n} ms`,
    cardsLeft: "Kalan kart",
    winner: "kazandı",
    goal: trGoals,
    fewest: "En az puan en iyisidir.",
    chatWatching: "İzliyorsun: burada yalnızca oyuncular konuşur.",
  },

  end: trEnd,

  check: {
    title: "Karıştırmayı denetle",
    before: "Bu elden önce sunucu, şu sayıyı göstererek sırrı için söz verdi:",
    none: "Sunucu bu el için söz göstermedi.",
    during: "Sırrın kendisi el bitince gösterilir. O zaman söz verilen sır olduğunu herkes denetleyebilir.",
    yours: "Kendi tarayıcın, sunucunun sözünü vermeden önce bilemeyeceği şu sayıyı ekledi:",
    secret: "Elden sonra gösterilen sır:",
    good: "Sır, söz verilen sırdır.",
    bad: "Sır, söz verilen sır DEĞİL. Bu ele güvenme.",
    unseen: "El başladıktan sonra geldin; bu tarayıcı onun için söz görmedi.",
    how:
      "Karışım yalnızca sırdan, oyuncuların eklediği sayılardan ve elin numarasından çıkar. " +
      "Hepsini önceden kimse bilmediği için kartları kimse seçemez. " +
      "Kaydı indir; “eightfold record verify DOSYA” her kartı yeniden oynar.",
    current: (deal: number) => `${deal}. el, sürüyor`,
    past: (deal: number) => `${deal}. el, bitti`,
  },

  link: {
    unknown: "Burada böyle bir masa yok. Kapatılmış olabilir.",
    home: "Başlangıç sayfasına",
    partComing: "Sayfanın bir bölümü yolda.",
    partLost: "Sayfanın bir bölümü gelmedi: bağlantı kopuk ya da sunucuda daha yeni bir sayfa var.",
    reload: "Sayfayı yeniden yükle",
    open: "Bağlı",
    sending: "Gönderiliyor …",
    connecting: "Bağlanıyor …",
    lost: "Bağlantı yok",
    gone: "Bağlı değil",
    refused: (reason: string) => `Sunucu seni almadı: ${reason}`,
  },

  settings: {
    language: "Dil",
    languageAuto: "cihazdaki gibi",
    theme: "Renkler",
    themes: { auto: "cihazdaki gibi", light: "açık", dark: "koyu" },
    contrast: "Karşıtlık",
    contrasts: { auto: "cihazdaki gibi", more: "güçlü" },
    back: "Kart arkası",
    backs: { teal: "camgöbeği", red: "kırmızı", plum: "mürdüm", plain: "düz" },
    fourColours: "Dört renkli kartlar",
    largeIndices: "Kart köşelerinde büyük işaretler",
    table: "Bu masa",
    motion: "Hareket",
    motions: { auto: "cihazdaki gibi", off: "kapalı" },
    pace: "Diğerlerinin yaptıkları gösterilsin",
    paces: { slow: "yavaşça", normal: "olduğu anda", fast: "hızlı", skip: "sıra bana gelince, hep birden" },
    paceNote: "Ne kadar sürecekleri onlara kalmış: kimse kimsenin sayfasını beklemez.",
    handed: "Düğmeler hangi el için",
    hands: { right: "sağ el", left: "sol el" },
    choosesAhead: "Sıran gelmeden bir dokunuş kartı önceden seçer",
    drawsOn: "Başka yapacak bir şey yoksa uyan kart gelene dek çek",
    confirm: "Bir dokunuş kartı kaldırır, ikincisi oynar",
    introduces: "Burada yeni olan oyunun özel kartlarını göster",
    letterKeys: "Harf tuşları (D, L, C, P …)",
    sound: "Sesler",
    volume: "Ses düzeyi",
    vibration: "Sıran gelince titreşim",
    notified: "Sayfa görünmezken sıramı bildir",
    forbidden: "Bu tarayıcı burada bildirimlere izin vermiyor.",
  },

  settingsTitle: "Ayarlar",
  keysTitle: "Tuşlar",

  notified: "Sıra sende.",

  special: {
    title: (game: string) => `Özel kartlar: ${game}`,
    note: "Öteki kartların ne yaptığı, ortaya çıktıklarında söylenir. Bütün kurallar “Kurallar” sekmesinde.",
    play: "Oyna",
    goOn: "Devam",
  },

  keys: {
    rows: [
      ["← → Home End", "elinde gez"],
      ["n", "oynanabilecek sonraki kart"],
      ["Enter ya da boşluk", "kartı oyna ya da oku ve onunla ne yapılabileceğini gör"],
      ["7 h, 10 s, q d, r j", "bir karta git (C sinek, D karo, H kupa, S maça; J vale, Q kız, K papaz)"],
      ["d", "çek"],
      ["p", "pas"],
      ["e", "turunu bitir"],
      ["l", "bildir"],
      ["c", "bildirmeyeni yakala"],
      ["s", "karar ver: tür, değer, oyuncu, verilecek kart; soruya git"],
      ["g", "kap"],
      ["x", "itiraz et, ilk kartı al ve benzerleri"],
      ["w", "oyunun gerektirdiği bir şeyi söyle"],
      ["v", "birden çok ya da ikisini birden koy"],
      ["y", "partiye ara verilmişken: sürdürmeye hazırım ya da daha değil"],
      ["u", "son kartı geri al, tek kişilik oyunda"],
      ["o", "elini başka türlü sırala"],
      ["t", "metin modu: her şeyi oku ve yaz"],
      ["i", "kural sayfası"],
      ["h", "odaktakini ya da şu an geçerli olanı açıklar"],
      ["m", "sohbet"],
      ["?", "bu liste"],
      ["Esc", "kapat"],
      ["1 – 9", "bir şey seçilecekse birinciden dokuzuncuya seçenek"],
      ["0", "hiçbirini ya da başkasını seçme"],
    ],
    note: "Harf tuşları, bir metin alanında yazmadığın sürece çalışır; ayarlardan kapatılabilir.",
  },

  text: trText,
  tickets: trTickets,
  causes: trCauses,
  events: trEvents,
  abilities: trAbilities,
  abilityEvents: trAbilityEvents,
  say: trAnnouncements,
};
