"""A client of Volity's tables over slixmpp; the payload is xmlrpc.client's."""

import asyncio
import xmlrpc.client
from xml.etree import ElementTree

from slixmpp import ClientXMPP
from slixmpp.xmlstream.handler import Callback
from slixmpp.xmlstream.matcher import StanzaPath

RPC = "jabber:iq:rpc"


def _named(element, namespace):
    """The same element in a namespace, or in none."""
    other = ElementTree.Element(f"{{{namespace}}}{element.tag.split('}')[-1]}" if namespace else element.tag.split("}")[-1])
    other.text = element.text
    for child in element:
        other.append(_named(child, namespace))
    return other


def _query(text):
    query = ElementTree.Element(f"{{{RPC}}}query")
    query.append(_named(ElementTree.fromstring(text), RPC))
    return query


class Client(ClientXMPP):
    """Calls, and keeps what it is called with."""

    def __init__(self, jid, password):
        super().__init__(jid, password)
        self.calls = []
        self.heard = []
        self.news = asyncio.Event()
        self.ready = asyncio.Event()
        self.add_event_handler("session_start", self._started)
        self.add_event_handler("groupchat_message", lambda m: self.heard.append((m["from"].resource, m["body"])))
        self.register_plugin("xep_0045")
        self.register_plugin("xep_0030")
        self.register_handler(Callback("rpc", StanzaPath("iq@type=set"), self._called))

    async def _started(self, _):
        self.send_presence()
        self.ready.set()

    def _called(self, iq):
        query = iq.xml.find(f"{{{RPC}}}query")
        if query is None:
            return
        body = ElementTree.tostring(_named(query[0], ""), encoding="unicode")
        arguments, method = xmlrpc.client.loads(body)
        self.calls.append((method, arguments))
        answer = iq.reply()
        answer.append(_query(xmlrpc.client.dumps((True,), methodresponse=True)))
        answer.send()
        self.news.set()

    async def start(self, host, port):
        self.connect((host, port), disable_starttls=True)
        await asyncio.wait_for(self.ready.wait(), 20)

    async def call(self, to, method, *arguments):
        """The answer of a call; a fault is raised."""
        iq = self.make_iq_set(ito=to)
        iq.append(_query(xmlrpc.client.dumps(arguments, method)))
        answer = await iq.send(timeout=60)
        body = answer.xml.find(f"{{{RPC}}}query")[0]
        return xmlrpc.client.loads(ElementTree.tostring(_named(body, ""), encoding="unicode"))[0][0]

    async def enter(self, room, nick):
        self.room, self.nick = room, nick
        self.referee_of = {}
        await self.plugin["xep_0045"].join_muc_wait(room, nick, maxstanzas=0, timeout=20)
        for other in self.plugin["xep_0045"].get_roster(room):
            if self.plugin["xep_0045"].get_jid_property(room, other, "affiliation") == "owner":
                self.referee = str(self.plugin["xep_0045"].get_jid_property(room, other, "jid"))

    async def hears(self, beginning, seconds=30):
        """The referee says something in the room."""
        for _ in range(seconds * 10):
            if any(nick == "referee" and body.startswith(beginning) for nick, body in self.heard):
                return
            await asyncio.sleep(0.1)
        raise AssertionError(f"{beginning} was not heard, but {self.heard}")

    async def told(self, method, seconds=30):
        """Waits until a call of that name has come, and returns its arguments."""
        end = asyncio.get_event_loop().time() + seconds
        while True:
            for index, (name, arguments) in enumerate(self.calls):
                if name == method:
                    del self.calls[: index + 1]
                    return arguments
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), max(0.01, end - asyncio.get_event_loop().time()))
