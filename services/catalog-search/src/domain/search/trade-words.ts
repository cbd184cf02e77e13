/** Words of the trade, in the singular, that are spelt as they are meant, whether a product has them or not: they are never corrected. */
const TRADE_WORDS: ReadonlySet<string> = new Set(
  `
  agate alexandrite amber ametrine apatite aquamarine beryl bloodstone carnelian chalcedony chrysoprase citrine coral corundum
  diopside fluorite garnet hematite iolite jade jadeite jasper jet kunzite labradorite lapis lazuli malachite marcasite moissanite
  moldavite moonstone morganite nacre obsidian onyx opal peridot quartz rhodolite rubellite ruby sapphire sardonyx spinel sunstone
  tanzanite topaz tourmaline tsavorite turquoise zircon zirconia
  alloy brass bronze carbon copper damascus electrum enamel fairmined gunmetal hallmark nickel palladium patina pinchbeck platinum
  resin rhodium rubber tantalum titanium tungsten vermeil zirconium
  anklet armlet badge bangle barrette bead belcher bezel bracelet brooch buckle cabochon cameo carcanet choker clasp clip collar
  cufflink curb diadem ear-cuff figaro filigree garland gourmette hairpin heirloom intaglio lariat lavalier locket medallion monogram
  necklet pendant pin plaque rivet rope rosary sautoir shank signet stickpin tiara tiepin toggle torc torque trinket
  baguette briolette cushion marquise millegrain pave princess radiant rondelle solitaire trillion
  altimeter barometer bezel caliber calibre chronometer complication crown dial divers gmt jumphour lug minute moonphase perpetual
  regulator repeater retrograde skeleton tachymeter tourbillon world-timer worldtimer
  appraisal appointment boutique cleaning collect collection consultation delivery discount engrave engraved engraving exchange finance
  gift insurance layaway opening personalise personalised polish polishing promise refund repair replacement resize resizing return
  sale service servicing size sizing store strap valuation valuer voucher warranty
  anniversary baptism birthday birthstone bridesmaid christening christmas communion easter eternity graduation keepsake
  valentine zodiac
  `
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace('-', '')),
);

/** @param word folded, in the singular */
export const isTradeWord = (word: string): boolean => TRADE_WORDS.has(word);
